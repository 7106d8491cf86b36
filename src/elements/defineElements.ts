import { isDevelopment } from '../client/index.ts';
import { registry } from '../widgets/registry.ts';
import { tagOf } from '../widgets/widgetNames.ts';
import { createElementClass } from './BrainstemElement.ts';

/**
 * Registers the custom element of every widget, such as `<brainstem-chat>`. Idempotent. Logs an
 * error for a tag that is already taken, which it leaves alone, and in development for one that no
 * widget has. Does nothing on a server.
 */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const entry of Object.values(registry)) {
    const known = customElements.get(entry.tag);
    if (known === undefined) customElements.define(entry.tag, classOf(entry));
    else if (!made.has(known)) {
      // oxlint-disable-next-line no-console -- Not the caller's mistake, so it doesn't throw.
      console.error(
        `Brainstem: <${entry.tag}> is registered already, by another copy of the kit or by the page. That one stays in use; load the kit once.`,
      );
    }
  }
  if (!isDevelopment()) return;
  reportUnknownTags();
  if (document.readyState !== 'complete') {
    window.addEventListener('load', reportUnknownTags, { once: true });
  }
}

const unknownTags = new Set<string>();

/** Logs each tag in the page that looks like a widget's but has no element. */
function reportUnknownTags(): void {
  for (const { localName } of document.querySelectorAll(':not(:defined)')) {
    if (!localName.startsWith('brainstem-') || unknownTags.has(localName)) continue;
    unknownTags.add(localName);
    try {
      tagOf(localName);
    } catch (error) {
      // oxlint-disable-next-line no-console -- Markup has no other place for errors.
      console.error(error);
    }
  }
}

const made = new WeakSet<CustomElementConstructor>();

function classOf(entry: (typeof registry)[keyof typeof registry]): CustomElementConstructor {
  const own = createElementClass(entry);
  made.add(own);
  return own;
}
