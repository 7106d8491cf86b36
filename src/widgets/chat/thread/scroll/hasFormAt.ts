/** In pixels: how far the button at each edge reaches in, with text of 200% too. The lower one may count. */
const reach = { top: 48, bottom: 60 };

/** Returns whether a button at this edge of a thread would cover the fields of a person's form. */
export function hasFormAt(scroller: HTMLElement, edge: 'top' | 'bottom'): boolean {
  const { top, bottom } = scroller.getBoundingClientRect();
  const [from, to] = edge === 'top' ? [top, top + reach.top] : [bottom - reach.bottom, bottom];
  const forms = scroller.querySelectorAll(':is([data-part="question"], [data-part="confirm"])');
  return [...forms].some((form) => {
    const box = form.getBoundingClientRect();
    return box.top < to && box.bottom > from;
  });
}
