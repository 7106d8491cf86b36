import { answerPrompt } from '../assistant/answerPrompt.ts';
import { ownOrganisation } from './organisation.ts';
import type { Conversation } from './seedConversation.ts';

/** Returns the assistant's reply to a question in the organisation's world. */
function reply(text: string): string {
  const [said] = answerPrompt({ text, files: [], organisation: ownOrganisation.name });
  return typeof said === 'string' ? said : '';
}

/** The sessions of the default seed, the newest first: about three weeks of work. */
export const conversations: readonly Conversation[] = [
  {
    hoursAgo: 0.6,
    turns: [
      'Which suppliers delivered late this quarter?',
      reply('suppliers'),
      'What does that mean for smoked trout before the holidays?',
      'With an 89% rate, plan for one delivery in nine to be late. Two weeks of trout in stock would have covered every delay of this year; today there are **nine days**.',
      'Who should order more?',
      'Tomás Ferreira in **Purchasing** owns the order, and Ingrid Solberg in **Cold Chain** has to confirm the space: 6 pallets are free in store 2.',
    ],
  },
  {
    hoursAgo: 5,
    turns: [
      'Prepare the renewal of the Saltmarsh contract',
      'The contract C-1987 ends on 31 December, so notice is due by 1 November. I need to know which way you want to go.',
    ],
    openQuestion: {
      question: 'How should the Saltmarsh Fisheries contract go on?',
      options: ['Renew for one year', 'Renew for two years', 'Give notice'],
    },
  },
  {
    hoursAgo: 22,
    turns: ['Show revenue by customer for the last quarter', reply('revenue')],
  },
  {
    hoursAgo: 30,
    turns: [
      'Write me an SQL query for late deliveries',
      reply('SQL'),
      'Only the last 30 days, please',
      "```sql\nSELECT supplier, count(*) AS late\nFROM deliveries\nWHERE arrived > agreed\n  AND agreed >= current_date - INTERVAL '30 days'\nGROUP BY supplier\nORDER BY late DESC;\n```",
    ],
  },
  {
    hoursAgo: 51,
    turns: [
      'Summarise supplier_ratings_2026_final_v3_reviewed_by_purchasing_and_cold_chain.xlsx',
      'That workbook is not in this conversation. Attach it, and I will go through the supplier ratings with you.',
    ],
  },
  {
    hoursAgo: 75,
    turns: ['Who is responsible for the cold chain audit?', reply('who')],
  },
  {
    hoursAgo: 120,
    turns: [
      'Which contracts end soon?',
      reply('contracts'),
      'Draft a short note to Legal about it',
      '> **To:** Mei Tanaka\n>\n> C-1987 with Saltmarsh Fisheries ends on 31 December. Notice is due sixty days before. Could you check the clause on exclusive supply before we talk to them?\n\nShall I make it more formal?',
      'No, it is good',
      'Then it is ready to send.',
    ],
  },
  {
    hoursAgo: 168,
    turns: ['What do we sell?', reply('products')],
  },
  {
    hoursAgo: 214,
    turns: [
      'Why did Hotel Linden buy less?',
      'Hotel Linden closed its second restaurant in May. Its orders of smoked fish fell by a third, all others stayed the same.',
      'Is there anything we can offer them?',
      '1. The smaller trout packs (500 g), which they asked for in March.\n2. Barista oat drink for the breakfast room: they buy it from somebody else today.',
    ],
  },
  {
    hoursAgo: 290,
    turns: [
      'Explain how a bilberry gets from the forest to a shop',
      '1. **Picking** in August, in Finland and northern Sweden.\n2. **Freezing** within 24 hours at Borealis Berries.\n3. **Shipping** at −20 °C; every truck logs its temperature each minute.\n4. **Store 1**, where Cold Chain checks the log and takes a sample.\n5. **Delivery** to the customer, at most 48 hours after the order.\n\nThe weakest link is step 3: four of the five complaints of this year began there.',
    ],
  },
  {
    hoursAgo: 388,
    turns: [
      'Compare the oat base prices of this year and last',
      'Oatfield Mill charged **€0.88** a kilogram last year and **€0.92** this year, a rise of 4.5%. Volume grew by 11%, so the bill grew by 16%.',
    ],
  },
  {
    hoursAgo: 492,
    turns: [
      'Hello, what can you do?',
      'I know what is in the knowledge graph of Tidewater Foods: suppliers, contracts, customers, products and teams, and how they are connected. Ask me about one of them, or attach a file.',
    ],
  },
];
