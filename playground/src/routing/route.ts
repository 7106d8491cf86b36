/**
 * The sections of the product, in the order of its navigation. The first page of a section is where
 * its name leads; the others stand beside it, under the header.
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
    ],
  },
] as const;

/** One of {@link sections}. */
export type Section = (typeof sections)[number];

/** A page of the product. */
export type Route = Section['routes'][number];

/** A page by its name. */
export type RouteName = Route['name'];

const routes = sections.flatMap<Route>((section) => [...section.routes]);

/** The page at an address; the overview where there is none. */
export function routeAt(path: string): Route {
  return routes.find((route) => route.path === path) ?? sections[0].routes[0];
}

/** Whether a page belongs to a section. */
export function isWithin(section: Section, { name }: Route): boolean {
  return section.routes.some((route) => route.name === name);
}
