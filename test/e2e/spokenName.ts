/** Returns what a screen reader calls an element: by its label, else by what isn't hidden from it. Runs in the page. */
export function spokenName(element: Element): string {
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels
      : null;
  const named = element.getAttribute('aria-label') ?? labels?.[0]?.textContent;
  if (named !== undefined) return named.trim();
  const heard = element.cloneNode(true);
  if (!(heard instanceof Element)) return '';
  for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return heard.textContent.trim();
}
