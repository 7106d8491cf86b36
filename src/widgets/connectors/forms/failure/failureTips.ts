import type { ConnectorFormsWords } from '../../../../words/index.ts';

/** The cause of a failed database test, derived from its message. */
export type FailureKind =
  | 'sign-in'
  | 'unreachable'
  | 'encryption'
  | 'database'
  | 'rights'
  | 'other';

const patterns: readonly (readonly [FailureKind, RegExp])[] = [
  ['encryption', /\b(ssl|tls|certificate|handshake|encrypt)/i],
  ['rights', /\b(permission|privilege|not authori[sz]ed)/i],
  ['sign-in', /\b(auth\w*|password|credential|log ?in|access denied)/i],
  ['database', /\bdatabase\b.*\b(not exist|unknown|not found)|\bunknown database/i],
  ['unreachable', /\b(reach|time[d]? ?out|refused|resolve|host|network|ENOTFOUND|ECONN)/i],
];

/** Returns the kind of failure that a message describes. */
export function failureKind(message: string): FailureKind {
  return patterns.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';
}

/** Returns tips for a kind of failure, the likeliest first. */
export function failureTips(kind: FailureKind, words: ConnectorFormsWords): readonly string[] {
  switch (kind) {
    case 'sign-in':
      return [words.tipTyping, words.tipAccount];
    case 'unreachable':
      return [words.tipAddress, words.tipAllowList, words.tipPublic];
    case 'encryption':
      return [words.tipSsl];
    case 'database':
      return [words.tipDatabase, words.tipRights];
    case 'rights':
      return [words.tipRights];
    case 'other':
      return [words.tipAddress, words.tipTyping, words.tipSsl];
  }
}
