/** A TSDoc comment, taken apart. All texts are Markdown with `{@link}` still in them. */
export interface Comment {
  /** All before the first block tag; empty when there is nothing. */
  text: string;
  params: ReadonlyMap<string, string>;
  returns: string | undefined;
  throws: readonly string[];
  defaultValue: string | undefined;
  examples: readonly string[];
}

/** Reads a comment with its stars, as a declaration file has it. */
export function readComment(comment: string): Comment {
  const text = comment
    .replace(/^\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n');
  // A tag may follow its text on one line.
  const [before = '', ...blocks] = text.split(/(?<=^|\s)(?=@[a-z]+(?:\s|$))/i);
  const read = blocks.map((block) => {
    const { tag = '', body = '' } = /^@(?<tag>\w+)\s*(?<body>[^]*)$/.exec(block)?.groups ?? {};
    return { tag, body: body.trim() };
  });
  const bodies = (tag: string): string[] =>
    read.filter((block) => block.tag === tag).map(({ body }) => body);
  return {
    text: before.trim(),
    params: new Map(
      bodies('param').map((body) => {
        const { name = '', about = '' } =
          /^(?<name>\S+)\s+-\s+(?<about>[^]*)$/.exec(body)?.groups ?? {};
        return [name, about];
      }),
    ),
    returns: bodies('returns')[0],
    throws: bodies('throws'),
    defaultValue: bodies('default')[0] ?? bodies('defaultValue')[0],
    examples: bodies('example'),
  };
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split(/\n\s*\n/);
  return /^[^]*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}
