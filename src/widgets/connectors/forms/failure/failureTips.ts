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

export function failureKind(message: string): FailureKind {
  return patterns.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';
}

const tips: Readonly<Record<FailureKind, readonly (keyof ConnectorFormsWords & `tip${string}`)[]>> =
  {
    'sign-in': ['tipTyping', 'tipAccount'],
    unreachable: ['tipAddress', 'tipAllowList', 'tipPublic'],
    encryption: ['tipSsl'],
    database: ['tipDatabase', 'tipRights'],
    rights: ['tipRights'],
    other: ['tipAddress', 'tipTyping', 'tipSsl'],
  };

/** Returns tips for a kind of failure, the likeliest first. */
export function failureTips(kind: FailureKind, words: ConnectorFormsWords): readonly string[] {
  return tips[kind].map((tip) => words[tip]);
}
