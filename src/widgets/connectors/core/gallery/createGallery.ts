import { defineController, isSameJson, type Controller } from '../../../../controller/index.ts';

/** The page of the gallery that is open: a connector, one of its connections, or neither. */
export interface ConnectorsView {
  /** The catalog id of the connector. @default the list of all connectors */
  connectorId?: string | undefined;
  /** One of its connections. @default the connector's own page */
  connectionId?: string | undefined;
}

/** How a person came to a connection. */
export interface Arrival {
  /** Whether it has just been connected. */
  isNew: boolean;
  /** The connection that it replaces, which still exists. */
  replacedId?: string;
}

/** What a gallery shows. */
export interface GalleryState {
  readonly view: ConnectorsView;
  readonly arrival: Arrival | undefined;
}

/** What a person can do in a gallery, besides what each page offers. */
export interface GalleryActions {
  /** Opens a page. */
  open: (view: ConnectorsView, arrival?: Arrival) => void;
  /** Opens the page that the host gives. */
  followView: (view: ConnectorsView) => void;
}

/** What a gallery tells its host. */
export interface GalleryEvents {
  viewChange: [view: ConnectorsView];
}

/** A gallery without React: which page is open. */
export type GalleryController = Controller<GalleryState, GalleryActions, GalleryEvents>;

/** Creates the controller of one mounted gallery. */
export function createGallery(view: ConnectorsView = {}): GalleryController {
  return defineController<GalleryState, GalleryActions, GalleryEvents>({
    initialState: { view, arrival: undefined },
    actions: ({ getState, setState, emit }) => ({
      open(next, arrival) {
        setState({ view: next, arrival });
        emit('viewChange', next);
      },
      followView(next) {
        if (!isSameJson(next, getState().view)) setState({ view: next, arrival: undefined });
      },
    }),
  });
}
