import { registry } from '../widgets/registry.ts';
import { createElementClass } from './BrainstemElement.ts';

/**
 * Registers the element of every widget: `<brainstem-chat>` and its kin. Pure until it is called,
 * and harmless when called again. A tag that something else has taken stays as it is, and the
 * console says so. On a server it does nothing.
 */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const entry of Object.values(registry)) {
    const known = customElements.get(entry.tag);
    if (known === undefined) customElements.define(entry.tag, classOf(entry));
    else if (!made.has(known)) {
      // oxlint-disable-next-line no-console -- Nothing was called wrongly, so nothing can be thrown.
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
