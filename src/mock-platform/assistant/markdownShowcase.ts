/** One answer with everything that markdown has. */
export const markdownShowcase = `# Heading one

## Heading two

### Heading three

Words can be **bold**, *in italics*, ***both***, ~~struck out~~ or \`code\`. A line can break  
here. [A link](https://example.com/contracts "Contracts"), a bare one: https://example.com/brain,
and one that must not run: [do not](javascript:alert(1)).

> A quote of two lines,
> the second of which holds **bold** words.
>
> > And a quote within it.

## Lists

1. First
2. Second
   - a point below it
     - and one below that
       1. numbered again
3. Third

- [x] done
- [ ] still open

## A wide table

| Supplier | Country | Product | Volume (t) | Price (€/kg) | On time | Contract | Ends | Contact | Note |
|:--|:--|:--|--:|--:|:-:|:--|:--|:--|:--|
| Borealis Berries | Finland | Wild bilberry, individually quick frozen | 420 | 6.15 | 95% | C-2041 | 2027-03-31 | Aino Lehto | Price review in autumn |
| Saltmarsh Fisheries | Norway | Smoked trout | 96 | 14.80 | 89% | C-1987 | 2026-12-31 | Jonas Vik | \`cold chain\` audit open |
| Oatfield Mill | Sweden | Oat base | 1,310 | 0.92 | 100% | C-2077 | 2028-06-30 | Maja Ek | — |

## Code

\`\`\`typescript
interface Supplier {
  name: string;
  onTime: number;
}

export const best = (suppliers: Supplier[]): Supplier | undefined =>
  suppliers.toSorted((a, b) => b.onTime - a.onTime)[0];
\`\`\`

\`\`\`python
def late(deliveries):
    """Those that came after the agreed day."""
    return [d for d in deliveries if d.arrived > d.agreed]
\`\`\`

\`\`\`sql
SELECT supplier, count(*) AS late FROM deliveries WHERE arrived > agreed GROUP BY supplier;
\`\`\`

\`\`\`json
{ "supplier": "Oatfield Mill", "onTime": 1, "open": [] }
\`\`\`

\`\`\`
no language here, and one long line that goes on and on so that it has to scroll sideways in any column that is not very wide indeed
\`\`\`

## An image

![A map of the cold stores](https://images.example.com/cold-stores.png "Cold stores")

## Math

The mean is $\\bar{x} = \\frac{1}{n} \\sum_{i=1}^{n} x_i$, and apart from the text:

$$
\\sigma = \\sqrt{\\frac{1}{n} \\sum_{i=1}^{n} (x_i - \\bar{x})^2}
$$

---

<div>Raw HTML is shown as text.</div>

That was everything.
`;
