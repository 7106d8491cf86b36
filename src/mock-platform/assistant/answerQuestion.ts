/** The brain's knowledge of a topic, and the words that ask for it. */
interface Topic {
  readonly words: RegExp;
  readonly answer: string;
}

const topics: readonly Topic[] = [
  {
    words: /\b(teams?|who|people|owner|responsible|department)\b/i,
    answer: `Five teams appear in the brain:

- **Sales**, led by Priya Raman
- **Purchasing**, led by Tomás Ferreira
- **Cold Chain**, led by Ingrid Solberg
- **Finance**, led by Daniel Okafor
- **Legal**, led by Mei Tanaka`,
  },
  {
    words: /\b(suppliers?|deliver\w*|late|purchas\w*)\b/i,
    answer: `Three suppliers carry most of the volume:

| Supplier | Product | Deliveries | On time |
|---|---|---:|---:|
| Borealis Berries | frozen wild bilberries | 41 | 95% |
| Saltmarsh Fisheries | smoked trout | 28 | 89% |
| Oatfield Mill | oat base | 36 | 100% |

Saltmarsh Fisheries is the one to watch: its three late deliveries all came through the same port.`,
  },
  {
    words: /\b(contracts?|terms?|renew\w*|legal|notice)\b/i,
    answer: `Two contracts need attention in the next ninety days:

1. **C-1987, Saltmarsh Fisheries** ends on 31 December; notice is due sixty days before.
2. **C-2041, Borealis Berries** has its yearly price review in autumn. The agreed ceiling is 4%.

The remaining contracts run past next summer.`,
  },
  {
    words: /\b(sales|revenue|customers?|orders?|quarter|forecast)\b/i,
    answer: `Sales by customer in the last full quarter:

| Customer | Revenue (€) | Change |
|---|---:|---:|
| Marlow Markets | 1,284,000 | +6.1% |
| Green Row Grocers | 912,500 | +2.4% |
| Hotel Linden | 203,900 | −3.8% |

The growth at **Marlow Markets** comes from oat drinks, which all of its 64 shops now sell.`,
  },
  {
    words: /\b(products?|berr\w*|oats?|fish|trout|range)\b/i,
    answer: `The range has three families:

- **Frozen fruit**: wild bilberry, lingonberry, raspberry
- **Oat drinks**: plain, barista, cocoa
- **Smoked fish**: trout, mackerel

Frozen fruit brings 52% of the revenue, oat drinks 34% and smoked fish 14%.`,
  },
  {
    words: /\b(code|sql|query|script|function)\b/i,
    answer: `This lists the late deliveries by supplier:

\`\`\`sql
SELECT supplier, count(*) AS late
FROM deliveries
WHERE arrived > agreed
GROUP BY supplier
ORDER BY late DESC;
\`\`\`

Run it against the warehouse connection; \`arrived\` and \`agreed\` are dates.`,
  },
];

/** A canned answer from the organisation's small world that takes up what was asked. */
export function answerQuestion(text: string, organisation: string): string {
  const topic = topics.find(({ words }) => words.test(text));
  if (topic !== undefined) return `From the brain of ${organisation}:\n\n${topic.answer}`;
  return `You wrote: “${excerpt(text)}”

I found nothing on exactly that in the brain of **${organisation}**. I know most about:

- suppliers and their deliveries
- contracts and when they end
- sales by customer
- products, and the teams behind them

Ask about one of these, or attach a file and I will tell you what is in it.`;
}

/** The first words on one line, with nothing that markdown would read. */
function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll(/[\\\`*_[\]<>#|]/g, '\\$&');
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}
