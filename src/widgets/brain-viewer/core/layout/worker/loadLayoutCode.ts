/** Loads the layout code lazily. Called early to preload it. */
export const loadLayoutCode = () => import('../algorithms/placeAndRoute.ts');
