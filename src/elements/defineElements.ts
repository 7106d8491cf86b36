import { registry } from '../widgets/registry.ts';
import { createElementClass } from './BrainstemElement.ts';

/**
 * Registers the custom element of every widget, such as `<brainstem-chat>`. Idempotent. Logs an
 * error for a tag that is already taken, which it leaves alone. Does nothing on a server.
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
}

const made = new WeakSet<CustomElementConstructor>();

function classOf(entry: (typeof registry)[keyof typeof registry]): CustomElementConstructor {
  const own = createElementClass(entry);
  made.add(own);
  return own;
}
