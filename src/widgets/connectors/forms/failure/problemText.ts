import type { ConnectorFormsWords, Format } from '../../../../words/index.ts';
import type { ConnectionStringProblem } from '../../sql/sqlConnection.ts';

/** Returns the error text for an unreadable connection string. */
export function problemText(problem: ConnectionStringProblem, words: ConnectorFormsWords): string {
  const texts: Readonly<Record<ConnectionStringProblem, string>> = {
    empty: words.pasteEmpty,
    'too-long': words.pasteTooLong,
    unknown: words.pasteUnknown,
    'no-host': words.pasteNoHost,
    'bad-port': words.pasteBadPort(1, 65_535),
    unclosed: words.pasteUnclosed,
    'loose-text': words.pasteLoose,
    socket: words.pasteSocket,
    'bad-srv': words.pasteBadSrv,
    ipv6: words.pasteIpv6,
    local: words.pasteLocal,
    alias: words.pasteAlias,
    warehouse: words.pasteWarehouse,
    several: words.pasteSeveral,
    document: words.pasteDocument,
    relational: words.pasteRelational,
  };
  return texts[problem];
}

/** Returns the ignored options of a connection string, as parts of a line. */
export function ignoredOptions(
  ignored: readonly string[],
  words: ConnectorFormsWords,
  format: Format,
): readonly string[] {
  const names = ignored.map((name) => {
    if (name === 'hosts') return words.pasteFurtherHosts;
    return known.has(keyOf(name)) ? name : words.pasteUnknownOptions;
  });
  return names.length === 0 ? [] : [words.pasteIgnored(format.list([...new Set(names)]))];
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_+-]/g, '');
}

/** The options that may be named. Any other may be a fragment of an unquoted password. */
const known: ReadonlySet<string> = new Set(
  (
    'allowpublickeyretrieval appname applicationname authentication authmechanismproperties ' +
    'autocommit channelbinding charset collation commandtimeout connecttimeout connectiontimeout ' +
    'driver failoverpartner hostaddr hostnameincertificate iam instance integratedsecurity ' +
    'logintimeout maxpoolsize minpoolsize multipleactiveresultsets multisubnetfailover ' +
    'networklibrary options parsetime persistsecurityinfo pool poolsize pooling priority protocol ' +
    'reconnect servertimezone sqlmode sslaccept sslca sslcert sslkey sslrootcert ssl ' +
    'targetservertype targetsessionattrs timeout tlscertificatekeyfilepassword tnsadmin ' +
    'trustcertificatekeystorepassword trustcertificatekeystoreurl trustedconnection type ' +
    'useunicode walletlocation'
  ).split(' '),
);
