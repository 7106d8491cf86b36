import { existsSync, readFileSync } from 'node:fs';
import { kebabCase, type WidgetName } from '../../src/widgets/widgetNames.ts';

/** A dated session with Orca: the head of its transcript. */
export interface Session {
  file: string;
  date: string;
  versions: string;
  /** The widget's source at that time, see `sourceHash`. */
  source: string;
}

/** Returns the file that keeps what Orca said in a widget. */
export function transcriptFile(name: WidgetName): string {
  return `test/orca/transcripts/${kebabCase(name)}.txt`;
}

/** Returns the head of a transcript. */
export function transcriptHead(
  name: WidgetName,
  { date, versions, source }: Omit<Session, 'file'>,
): string {
  return `${name}; ${date}; ${versions}; source ${source}`;
}

/** Returns the widget's last session, or undefined if there was none. */
export function sessionOf(name: WidgetName): Session | undefined {
  const file = transcriptFile(name);
  if (!existsSync(file)) return undefined;
  const [, date, versions, source] =
    /^\w+; (\S+); (.+); source (\w+)\n/.exec(readFileSync(file, 'utf8')) ?? [];
  if (date === undefined || versions === undefined || source === undefined) {
    throw new Error(`${file} does not begin with its date.`);
  }
  return { file, date, versions, source };
}
