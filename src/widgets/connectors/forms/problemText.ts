import type { ConnectorFormsWords } from '../../../words/index.ts';
import type { ConnectionStringProblem } from '../sql/sqlConnection.ts';

/** Why a connection string cannot be read, in words. */
export function problemText(problem: ConnectionStringProblem, words: ConnectorFormsWords): string {
  const texts: Readonly<Record<ConnectionStringProblem, string>> = {
    empty: words.pasteEmpty,
    'too-long': words.pasteTooLong,
    unknown: words.pasteUnknown,
    'no-host': words.pasteNoHost,
    'bad-port': words.pasteBadPort,
    unclosed: words.pasteUnclosed,
    'loose-text': words.pasteLoose,
    socket: words.pasteSocket,
    'bad-srv': words.pasteBadSrv,
  };
  return texts[problem];
}

/** The options of a connection string that were left out, as pieces of a line. */
export function leftOut(ignored: readonly string[], words: ConnectorFormsWords): readonly string[] {
  const names = ignored.map((name) => (name === 'hosts' ? words.pasteFurtherHosts : name));
  return names.length === 0 ? [] : [words.pasteIgnored(names.join(', '))];
}
