/**
 * Runs in a page, and lays on its window as `inside` what tests ask of shadow roots and of a host's
 * modal. It is sent as text, so it stands for itself.
 */
export function insidePage(): void {
  const heard: string[] = [];

  /** Everything in the page, shadow roots too. */
  function all(root: Document | ShadowRoot): Element[] {
    return [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot === null ? [] : all(element.shadowRoot)),
    ]);
  }

  function focused(): Element | null {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }

  function button(name: string): HTMLElement | undefined {
    const named = all(document).filter(
      (element) =>
        element instanceof HTMLElement &&
        element.matches('button, a, [role="option"], textarea') &&
        new RegExp(name).test(element.getAttribute('aria-label') ?? element.textContent) &&
        element.getClientRects().length > 0,
    );
    return named.find((element) => element instanceof HTMLElement);
  }

  function dialog(): Element | undefined {
    return all(document).find(
      (element) => element.matches('dialog[open]') && element.getRootNode() instanceof ShadowRoot,
    );
  }

  function parents(element: Element): Element[] {
    const root = element.getRootNode();
    const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return parent === null ? [] : [parent, ...parents(parent)];
  }

  function isIn(outer: Element | undefined, inner: Element | null): boolean {
    return (
      inner !== null && outer !== undefined && (inner === outer || parents(inner).includes(outer))
    );
  }

  function removeElements(): void {
    for (const element of all(document)) {
      if (element.localName.startsWith('brainstem-')) element.remove();
    }
  }

  /** Moves what is shown to the end of the element that holds it. */
  function moveElements(): void {
    for (const element of all(document)) {
      if (element.localName.startsWith('brainstem-')) element.parentElement?.append(element);
    }
  }

  const modal = (): HTMLElement | null => document.querySelector('#modal');

  Reflect.set(window, 'inside', {
    has: (name: string) => button(name) !== undefined,
    /** Gives something the focus. */
    focus: (name: string) => {
      button(name)?.focus();
      return focused() === button(name);
    },
    isFocused: (name: string) => focused() === button(name),
    /** Returns the middle of an element, once it is in view. */
    middleOf: (name: string) => {
      button(name)?.scrollIntoView({ block: 'nearest' });
      const box = button(name)?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    /** Returns how far the end of the scroller around an element is below its box, in pixels. */
    pixelsBelow: (name: string) => {
      const inside = button(name);
      const scrollers = all(document).filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY) && isIn(element, inside ?? null),
      );
      const scroller = scrollers.at(-1);
      return scroller && scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    },
    dialog: () => {
      const open = dialog();
      if (open === undefined) return null;
      return {
        title: open.querySelector('h2')?.textContent ?? '',
        isModal: open.matches(':modal'),
        isHidden: [open, ...parents(open)].some((element) =>
          element.matches('[aria-hidden="true"], [inert]'),
        ),
      };
    },
    /** Returns whether the focus is in the dialog, on nothing of the page, or astray. */
    whereIsFocus: () => {
      const element = focused();
      if (isIn(dialog(), element)) return 'dialog';
      // At the end of a modal dialog the browser's own controls come next.
      return element === null || element === document.body || isIn(element, dialog() ?? null)
        ? 'browser'
        : element.outerHTML.slice(0, 120);
    },
    isScrollLocked: () => getComputedStyle(document.documentElement).overflowY === 'hidden',
    /** Returns the host's events: presses of its buttons, and its modal's end. */
    heard: () => heard,
    isModalOpen: () => modal()?.matches('dialog[open], div:not([hidden])') ?? null,
    removeElements,
    moveElements,
    violations: (): unknown => Reflect.get(window, 'violations'),
    /** Shows a new element alone, in the host's modal where it has one, which opens again. */
    show: (tag: string) => {
      removeElements();
      heard.length = 0;
      const place = modal();
      (place ?? document.querySelector('.box'))?.append(document.createElement(tag));
      if (place instanceof HTMLDialogElement) {
        if (!place.open) place.showModal();
      } else if (place?.hidden === true) {
        place.hidden = false;
        trap(place);
      }
      // No dialog reaches here, so that a press is one beside it.
      const beside = button('^Beside$');
      for (const [property, value] of Object.entries({
        position: 'fixed',
        inset: '0 auto auto 0',
        'block-size': '24px',
        'inline-size': '80px',
      })) {
        beside?.style.setProperty(property, value);
      }
    },
  });

  /** A modal as the libraries make one from a `div`: they hold the focus and hear Escape first. */
  function trap(place: HTMLElement): void {
    document.querySelector('#host')?.setAttribute('aria-hidden', 'true');
    document.body.style.pointerEvents = 'none';
    place.style.pointerEvents = 'auto';
    let last: HTMLElement = place;
    const hold = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement)) return;
      if (place.contains(target)) last = target;
      else last.focus({ preventScroll: true });
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      place.hidden = true;
      document.body.style.pointerEvents = '';
      document.removeEventListener('focusin', hold);
      document.removeEventListener('keydown', leave, { capture: true });
    };
    document.addEventListener('focusin', hold);
    document.addEventListener('keydown', leave, { capture: true });
    place.focus();
  }

  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) heard.push(target.textContent);
  });
}
