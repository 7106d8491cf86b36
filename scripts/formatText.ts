import { format } from 'oxfmt';

/** Formats what a script writes as `npm run format` does; the name says which language it is. */
export async function formatText(fileName: string, text: string): Promise<string> {
  const { code, errors } = await format(fileName, text, { singleQuote: true });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${fileName} can't be formatted: ${error.message}`);
  return code;
}
