import { virtual } from '@guidepup/virtual-screen-reader';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { userEvent as browserUser } from 'vitest/browser';

/** A user with a keyboard and a screen reader: presses keys, and hears what is spoken. */
export interface ScreenReader {
  /**
   * Presses a key, such as `Tab`, `Shift+Tab`, `Enter` or ` `, and waits until each of these is
   * spoken, in any order. What is spoken in between is passed over.
   */
  press: (key: string, ...phrases: readonly (string | RegExp)[]) => Promise<void>;
  /** Types a text where the focus is. */
  type: (text: string) => Promise<void>;
  /** Waits until each of these is spoken, in any order, after what was heard already. */
  hear: (...phrases: readonly (string | RegExp)[]) => Promise<void>;
  /** Presses Tab until this is spoken, and returns what is spoken on the way. */
  tabTo: (phrase: string | RegExp) => Promise<readonly string[]>;
  /** Everything spoken so far. Announcements begin with `polite: ` or `assertive: `. */
  spoken: () => Promise<readonly string[]>;
  /** Ends it before its test is over: the package throws where an open dialog is taken away. */
  stop: () => Promise<void>;
}

/** More Tab stops than any widget in a test has. */
const maxTabs = 60;

/**
 * Starts a virtual screen reader on the page until the test is over. It speaks what gets the focus
 * as role, name, description and states, and the changes of live regions. Two things that browsers
 * report and the package doesn't notice are added: the active descendant, and an alert that appears
 * as a whole. One thing is taken away: after each key the package reads the active element again, as
 * if a new name were a new element, which no screen reader does.
 */
export async function startScreenReader(container: Element = document.body): Promise<ScreenReader> {
  const user = userEvent.setup();
  const added: { after: number; phrase: string }[] = [];
  const renamed = new Set<number>();
  let heard = 0;

  await virtual.start({ container });
  const stopWatching = watch(container, (phrase) => {
    void virtual.spokenPhraseLog().then((log) => added.push({ after: log.length, phrase }));
  });
  const stop = async (): Promise<void> => {
    stopWatching();
    await virtual.stop();
  };
  onTestFinished(stop);

  const spoken = async (): Promise<string[]> => {
    const log = await virtual.spokenPhraseLog();
    const phrases = log.map((phrase, index) => (renamed.has(index) ? undefined : phrase));
    for (const { after, phrase } of added.toReversed()) phrases.splice(after, 0, phrase);
    return phrases.filter((phrase) => phrase !== undefined);
  };
  const hear: ScreenReader['hear'] = async (...phrases) => {
    const rest = async (): Promise<string[]> => (await spoken()).slice(heard);
    let last = -1;
    for (const phrase of phrases) {
      const wanted: unknown = typeof phrase === 'string' ? phrase : expect.stringMatching(phrase);
      await expect.poll(rest).toContainEqual(wanted);
      last = Math.max(
        last,
        (await rest()).findIndex((text) => isPhrase(text, phrase)),
      );
    }
    heard += last + 1;
  };
  const press: ScreenReader['press'] = async (key, ...phrases) => {
    const active = activeDescendant(container.ownerDocument);
    const name = active && nameOf(active);
    const start = (await virtual.spokenPhraseLog()).length;
    await virtual.press(key);
    if (active !== null && active === activeDescendant(container.ownerDocument)) {
      const log = await virtual.spokenPhraseLog();
      const last = log.findLastIndex((phrase) => !isLive(phrase));
      if (last >= start && nameOf(active) !== name) renamed.add(last);
    }
    await hear(...phrases);
  };
  return {
    press,
    type: (text) => user.keyboard(text),
    hear,
    tabTo: async (phrase) => {
      const start = (await spoken()).length;
      for (let tabs = 0; tabs < maxTabs; tabs++) {
        // The browser's own Tab: the one of user-event never leaves a summary.
        await browserUser.keyboard('{Tab}');
        const phrases = await spoken();
        if (phrases.slice(start).some((text) => isPhrase(text, phrase))) {
          heard = phrases.length;
          return phrases.slice(start);
        }
      }
      throw new Error(
        `No Tab stop is spoken as “${String(phrase)}”, but:\n${(await spoken()).join('\n')}`,
      );
    },
    spoken,
    stop,
  };
}

function isPhrase(text: string, phrase: string | RegExp): boolean {
  return typeof phrase === 'string' ? text === phrase : phrase.test(text);
}

function isLive(phrase: string): boolean {
  return /^(polite|assertive): /.test(phrase);
}

/** Returns the name of an element, for as much as it takes to see that it changed. */
function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

/** Watches for what browsers report beside focus and live regions. Returns what stops it. */
function watch(container: Element, onAlert: (phrase: string) => void): () => void {
  let descendant: Element | null = null;
  const observer = new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) alertsIn(node).forEach((text) => onAlert(`assertive: ${text}`));
    }
    const active = activeDescendant(container.ownerDocument);
    if (active === descendant) return;
    descendant = active;
    // The screen reader follows it as it follows the focus.
    active?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-activedescendant'],
  });
  return () => observer.disconnect();
}

function activeDescendant(page: Document): Element | null {
  return page.getElementById(page.activeElement?.getAttribute('aria-activedescendant') ?? '');
}

function alertsIn(element: Element): string[] {
  const alerts = [...element.querySelectorAll('[role="alert"]')];
  if (element.matches('[role="alert"]')) alerts.push(element);
  return alerts.map(({ textContent }) => textContent.trim()).filter((text) => text !== '');
}
