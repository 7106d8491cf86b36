/**
 * The product's sections, in navigation order. A section's name links to its first page; the others
 * are listed under the header.
 */
export const sections = [
  { label: 'Overview', routes: [{ path: '/', name: 'overview', label: 'Overview' }] },
  { label: 'Shipments', routes: [{ path: '/shipments', name: 'shipments', label: 'Shipments' }] },
  { label: 'Suppliers', routes: [{ path: '/suppliers', name: 'suppliers', label: 'Suppliers' }] },
  { label: 'Tasks', routes: [{ path: '/tasks', name: 'tasks', label: 'Tasks' }] },
  {
    label: 'Knowledge',
    routes: [
      { path: '/knowledge', name: 'knowledge', label: 'Map' },
      { path: '/findings', name: 'findings', label: 'Findings' },
      { path: '/vocabulary', name: 'vocabulary', label: 'Vocabulary' },
    ],
  },
  {
    label: 'Connections',
    routes: [
      { path: '/connections', name: 'connections', label: 'Services' },
      { path: '/connect', name: 'connect', label: 'Connect data' },
      { path: '/intake', name: 'intake', label: 'Intake' },
    ],
  },
  { label: 'Assistant', routes: [{ path: '/assistant', name: 'assistant', label: 'Assistant' }] },
  {
    label: 'Settings',
    routes: [
      { path: '/settings', name: 'settings', label: 'Preferences' },
      { path: '/getting-started', name: 'getting-started', label: 'Getting started' },
      { path: '/plain-pages', name: 'plain-pages', label: 'Plain pages' },
    ],
  },
] as const;

/** One of {@link sections}. */
export type Section = (typeof sections)[number];

/** The route of an unknown URL. */
export const notFound = { name: 'not-found', label: 'Page not found' } as const;

/** A page of the product, or {@link notFound}. */
export type Route = Section['routes'][number] | typeof notFound;

/** A page by its name. */
export type RouteName = Route['name'];

const routes = sections.flatMap<Section['routes'][number]>((section) => [...section.routes]);

/** Returns the route of a path, with or without a trailing slash; {@link notFound} by default. */
export function routeAt(path: string): Route {
  const wanted = path.replace(/\/+$/, '') || '/';
  return routes.find((route) => route.path === wanted) ?? notFound;
}

/** Returns true if a page belongs to a section. */
export function isWithin(section: Section, { name }: Route): boolean {
  return section.routes.some((route) => route.name === name);
}
