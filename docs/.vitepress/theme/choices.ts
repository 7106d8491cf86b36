import { h, type VNode } from 'vue';

/** A row of buttons of which one is pressed. */
export function choices<Value extends string>(
  label: string,
  all: readonly Value[],
  chosen: Value,
  choose: (value: Value) => void,
): VNode {
  return h(
    'div',
    { class: 'choices', role: 'group', 'aria-label': label },
    all.map((value) =>
      h(
        'button',
        { type: 'button', 'aria-pressed': value === chosen, onClick: () => choose(value) },
        value,
      ),
    ),
  );
}
