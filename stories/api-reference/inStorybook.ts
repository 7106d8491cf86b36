/** A page of the reference with its links to other pages as Storybook has them. */
export function inStorybook(page: string): string {
  return page
    .replace(/\]\(\.\.\/\.\.\/api\/[^)]*\)/g, ']')
    .replace(/\[the report\]/g, 'the report in `api`')
    .replace(/\]\(([\w-]+)\.md(#[^)]*)?\)/g, '](?path=/docs/api-reference-$1--docs$2)');
}
