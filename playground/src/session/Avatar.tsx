/** A user's initials in a circle. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Returns the first letters of a name's words. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
}
