/** The pages of the product, in the order of its navigation. */
export const routes = [
  { path: '/', name: 'overview', label: 'Overview' },
  { path: '/shipments', name: 'shipments', label: 'Shipments' },
  { path: '/suppliers', name: 'suppliers', label: 'Suppliers' },
  { path: '/knowledge', name: 'knowledge', label: 'Knowledge' },
  { path: '/tasks', name: 'tasks', label: 'Tasks' },
  { path: '/findings', name: 'findings', label: 'Findings' },
  { path: '/vocabulary', name: 'vocabulary', label: 'Vocabulary' },
  { path: '/connections', name: 'connections', label: 'Connections' },
  { path: '/connect', name: 'connect', label: 'Connect data' },
  { path: '/intake', name: 'intake', label: 'Intake' },
  { path: '/getting-started', name: 'getting-started', label: 'Getting started' },
  { path: '/assistant', name: 'assistant', label: 'Assistant' },
  { path: '/plain-pages', name: 'plain-pages', label: 'Plain pages' },
  { path: '/settings', name: 'settings', label: 'Settings' },
] as const;

/** One of {@link routes}. */
export type Route = (typeof routes)[number];

/** A page by its name. */
export type RouteName = Route['name'];

/** The page at an address; the overview where there is none. */
export function routeAt(path: string): Route {
  return routes.find((route) => route.path === path) ?? routes[0];
}
