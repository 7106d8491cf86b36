import type { Random } from './createRandom.ts';

/** A markdown answer of about so many characters: prose, lists, code, tables, quotes, headings. */
export function createMarkdown(size: number, random: Random): string {
  const blocks: string[] = [];
  let length = 0;
  while (length < size) {
    const block = createBlock(random);
    blocks.push(block);
    length += block.length + 2;
  }
  return blocks.join('\n\n').slice(0, size);
}

/** An answer as the lines of a data stream, in so many pieces of text. */
export function asStreamLines(text: string, pieces: number): string[] {
  const step = text.length / pieces;
  const deltas = Array.from({ length: pieces }, (_, at) =>
    text.slice(Math.round(at * step), Math.round((at + 1) * step)),
  );
  return [
    'f:{"messageId":"message-1"}\n',
    ...deltas.map((delta) => `0:${JSON.stringify(delta)}\n`),
    'd:{"finishReason":"stop","usage":{"promptTokens":1,"completionTokens":1}}\n',
  ];
}

function createBlock(random: Random): string {
  const kind = random.integer(0, 9);
  if (kind < 5) return sentences(random, random.integer(2, 5));
  if (kind === 5) {
    return Array.from({ length: random.integer(3, 6) }, () => `- ${sentence(random)}`).join('\n');
  }
  if (kind === 6) {
    const lines = Array.from(
      { length: random.integer(4, 9) },
      (_, at) => `  const ${word(random)}${at} = await load('${word(random)}', ${at});`,
    );
    return ['```ts', ...lines, '```'].join('\n');
  }
  if (kind === 7) {
    const row = (): string =>
      `| ${word(random)} | **${word(random)}** | ${random.integer(1, 999)} |`;
    return ['| Name | Kind | Count |', '| --- | --- | ---: |', row(), row(), row(), row()].join(
      '\n',
    );
  }
  return kind === 8 ? `## ${sentence(random)}` : `> ${sentences(random, 2)}`;
}

function sentences(random: Random, count: number): string {
  return Array.from({ length: count }, () => sentence(random)).join(' ');
}

function sentence(random: Random): string {
  const words = Array.from({ length: random.integer(6, 14) }, () => {
    const plain = word(random);
    if (random.chance(0.05)) return `**${plain}**`;
    if (random.chance(0.03)) return `\`${plain}\``;
    return random.chance(0.02) ? `[${plain}](https://example.com/${plain})` : plain;
  });
  return `${words.join(' ')}.`;
}

function word(random: Random): string {
  return random.pick(vocabulary);
}

const vocabulary = [
  ...['harbour', 'supplier', 'invoice', 'region', 'customer', 'product', 'quarter', 'contract'],
  ...['the', 'a', 'of', 'and', 'in', 'is', 'that', 'for', 'with', 'between', 'because', 'which'],
] as const satisfies readonly string[];
