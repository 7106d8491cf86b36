/** Loads what the page lays out with, so that it is there when a graph is. */
export const loadLayoutCode = () => import('../algorithms/placeAndRoute.ts');
