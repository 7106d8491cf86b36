/** Returns true for a file of any window: those of another aren't instances of our class. */
export function isFile(value: unknown): value is File {
  return Object.prototype.toString.call(value) === '[object File]';
}
