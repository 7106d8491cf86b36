import type { ConnectorFormsWords, Format } from '../../../../words/index.ts';

/** Returns the ignored options of a connection string, as parts of a line. */
export function ignoredOptions(
  ignored: readonly string[],
  words: ConnectorFormsWords,
  format: Format,
): readonly string[] {
  const names = ignored.map((name) => {
    if (name === 'hosts') return words.pasteFurtherHosts;
    return known.has(optionKey(name)) ? name : words.pasteUnknownOptions;
  });
  return names.length === 0 ? [] : [words.pasteIgnored(format.list([...new Set(names)]))];
}

/** Returns the name of an option without what tools write differently. */
export function optionKey(name: string): string {
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
