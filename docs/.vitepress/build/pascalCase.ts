/** `findingsReview` as the name of its component: `FindingsReview`. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
