import { onTestFinished } from 'vitest';

/** Parts whose texts a translation leaves alone. */
const untranslated = '[data-translated], script, style, textarea, option, title, [translate=no]';

/**
 * Does to the page what a browser's translation does until the test is over: puts each text into
 * elements of its own, as soon as it is on the page.
 *
 * @returns A function that returns the changes of texts that the page never showed, as they were
 * made to a text that is no longer on it.
 */
export function translatePage(): () => readonly string[] {
  const replaced = new Map<Text, string>();

  function translate(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '') texts.push(node);
    }
    for (const text of texts) {
      if (text.parentElement?.closest(untranslated) !== null) continue;
      const [outer, inner] = [document.createElement('span'), document.createElement('span')];
      outer.dataset['translated'] = '';
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      replaced.set(text, text.data);
    }
  }

  const observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate();
  onTestFinished(() => observer.disconnect());
  return () =>
    Array.from(replaced).flatMap(([{ data }, before]) =>
      data === before ? [] : [`${before} → ${data}`],
    );
}
