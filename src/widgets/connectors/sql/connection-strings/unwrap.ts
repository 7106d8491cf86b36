/** The text without what a settings file puts around it: `DATABASE_URL="…"`. */
export function unwrap(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:export\s+|set\s+)?[A-Z][A-Z0-9_]*\s*=\s*(?=["']?[a-z][\w+.-]*:)/, '')
    .replace(/;$/, (end) => (/^["'].*["'];$/s.test(text.trim()) ? '' : end));
  return /^(["'])(.*)\1$/s.exec(bare)?.[2]?.trim() ?? bare;
}
