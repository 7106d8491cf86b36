import { formatText } from '../formatText.ts';
import { markdownTable } from '../markdownTable.ts';
import { readComment, type Comment } from './comment.ts';
import { cell, linkedText, linkedType, type Locate } from './links.ts';
import type { Exported, ExcerptToken, Member, TokenRange } from './readModel.ts';

/** The context of a page besides the export itself. */
export interface Surroundings {
  locate: Locate;
  /** Returns the first sentence about a type, for a parameter without a description. */
  summaryOf: (name: string) => string | undefined;
}

/** An export as a part of a page, under a heading of its name. */
export async function describeExport(
  item: Exported,
  { locate, summaryOf }: Surroundings,
): Promise<string> {
  const comment = readComment(item.docComment);
  const say = (text: string): string => linkedText(text, locate);
  const range = (tokens: TokenRange): ExcerptToken[] =>
    item.excerptTokens.slice(tokens.startIndex, tokens.endIndex);
  const returned = item.returnTypeTokenRange && range(item.returnTypeTokenRange);
  const parts = [
    `### \`${item.name}\``,
    say(comment.text),
    `\`\`\`ts\n${await signature(item)}\n\`\`\``,
    item.parameters.length > 0 &&
      table(
        ['parameter', 'type', 'about'],
        item.parameters.map(({ parameterName, parameterTypeTokenRange, isOptional }) => {
          const type = range(parameterTypeTokenRange);
          const named = type.find(({ kind }) => kind === 'Reference')?.text ?? '';
          const about = comment.params.get(parameterName) ?? summaryOf(named) ?? '';
          // "Options of" this very function says nothing new.
          const isNews = !about.includes(`{@link ${item.name}}`);
          return [
            `\`${parameterName}${isOptional ? '?' : ''}\``,
            linkedType(type, locate),
            isNews ? say(about) : '',
          ];
        }),
      ),
    returned && `**Returns** ${linkedType(returned, locate)}${after(comment.returns, say)}`,
    comment.defaultValue !== undefined && `**Default** ${say(comment.defaultValue)}`,
    throwsText(comment, say),
    returned === undefined && namedTypes(item, locate),
    item.members.length > 0 && memberTable(item.members, say, locate),
    ...(await Promise.all(comment.examples.map(exampleBlock))),
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}

/** The declaration as an author would write it; members have a table of their own. */
async function signature({ excerptTokens }: Exported): Promise<string> {
  const text = excerptTokens
    .map((token) => token.text)
    .join('')
    .replaceAll('import("react").', '')
    .replace(/^(export )?(declare )?/, '')
    .trim();
  if (/^(interface|(abstract )?class) /.test(text)) return text;
  const declaration = /^(type|function) /.test(text) ? text : `const ${text}`;
  return (await formatText('declaration.ts', `declare ${declaration}`))
    .replace(/^declare /, '')
    .trim();
}

async function exampleBlock(example: string): Promise<string> {
  const code = await formatText('example.tsx', example);
  return `**Example**\n\n\`\`\`tsx\n${code}\`\`\``;
}

function memberTable(
  members: readonly Member[],
  say: (text: string) => string,
  locate: Locate,
): string {
  const read = members.map((member) => ({ member, comment: readComment(member.docComment) }));
  const hasDefaults = read.some(({ comment }) => comment.defaultValue !== undefined);
  return table(
    ['member', 'type', ...(hasDefaults ? ['default'] : []), 'about'],
    read.map(({ member, comment }) => {
      const { name = member.kind.toLowerCase(), isOptional } = member;
      return [
        `\`${name}${isOptional ? '?' : ''}\``,
        linkedType(withoutName(member), locate),
        ...(hasDefaults ? [say(comment.defaultValue ?? '')] : []),
        [
          say(comment.text),
          ...[...comment.params].map(([param, about]) => `\`${param}\`: ${say(about)}`),
          ...(comment.returns === undefined ? [] : [`Returns: ${say(comment.returns)}`]),
          ...comment.throws.map((error) => `Throws: ${say(error)}`),
        ].join(' '),
      ];
    }),
  );
}

/** The type of a property, or all of a method after its name; `?` says that it may be undefined. */
function withoutName({ name = '', isOptional, excerptTokens }: Member): ExcerptToken[] {
  const [first, ...others] = excerptTokens;
  if (first === undefined) return [];
  const rest = first.text.replace(/^(static |readonly |abstract |protected )*/, '');
  const unnamed = rest.startsWith(name) ? rest.slice(name.length).replace(/^\?/, '') : rest;
  const type = withoutEnd([{ ...first, text: unnamed.replace(/^: /, '') }, ...others], /;$/);
  if (!isOptional) return type;
  const isFunction = /^\([(<][^]*\) \| undefined$/.test(type.map(({ text }) => text).join(''));
  if (!isFunction) return withoutEnd(type, / \| undefined$/);
  const [start, ...end] = withoutEnd(type, /\) \| undefined$/);
  return start === undefined ? [] : [{ ...start, text: start.text.slice(1) }, ...end];
}

function withoutEnd(tokens: readonly ExcerptToken[], end: RegExp): ExcerptToken[] {
  const last = tokens.findLastIndex(({ text }) => text !== '');
  return tokens.map((token, at) =>
    at === last ? { ...token, text: token.text.replace(end, '') } : token,
  );
}

function throwsText({ throws }: Comment, say: (text: string) => string): string {
  return throws.map((error) => `**Throws** ${say(error)}`).join('\n\n');
}

function after(text: string | undefined, say: (text: string) => string): string {
  return text === undefined ? '' : `: ${say(text)}`;
}

/** Lists the names in a declaration, since the code above has no links. */
function namedTypes({ excerptTokens, name: own }: Exported, locate: Locate): string {
  const names = new Set(
    excerptTokens.filter(({ kind }) => kind === 'Reference').map(({ text }) => text),
  );
  const links = [...names]
    .map((name) => ({ name, address: name === own ? undefined : locate(name) }))
    .flatMap(({ name, address }) => (address === undefined ? [] : [`[\`${name}\`](${address})`]));
  return links.length === 0 ? '' : `**See** ${links.join(', ')}`;
}

/** A table whose texts stay within their cells. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable(
    heads,
    rows.map((row) => row.map(cell)),
  );
}
