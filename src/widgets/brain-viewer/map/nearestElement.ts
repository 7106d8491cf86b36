/** The directions of the arrow keys. */
const turns: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The weight of the sideways distance. */
const aside = 2.4;

/** Returns the nearest element in the direction of an arrow key, by position on the screen. */
export function nearestElement(
  key: string,
  from: Element,
  others: readonly HTMLElement[],
): HTMLElement | undefined {
  const [x, y] = turns[key] ?? [0, 0];
  const start = middleOf(from);
  const ranked = others.flatMap((element) => {
    const middle = middleOf(element);
    const [across, down] = [middle.x - start.x, middle.y - start.y];
    const ahead = across * x + down * y;
    if (element === from || ahead <= 2) return [];
    return [{ element, distance: ahead + aside * Math.abs(across * y + down * x) }];
  });
  return ranked.sort((a, b) => a.distance - b.distance)[0]?.element;
}

/** Returns true for an arrow key. */
export function isTurn(key: string): boolean {
  return turns[key] !== undefined;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
