import { defineController, type Controller } from '../../../../controller/index.ts';
import type { SqlStream } from '../../../../query/index.ts';

/** The search and selection in a list of tables. Every table is selected at first. */
export interface StreamPickerState {
  searchTerm: string;
  /** Keys of the tables that are not selected. */
  excluded: ReadonlySet<string>;
  /** Schemas that were opened or closed, which is the opposite of how they started. */
  toggled: ReadonlySet<string | undefined>;
  /** The row that the keys act on. */
  activeKey: string | undefined;
}

/** The actions on a list of tables. */
export interface StreamPickerActions {
  search: (searchTerm: string) => void;
  moveTo: (rowKey: string) => void;
  /** Opens a schema, or closes it. */
  toggleSchema: (schema: string | undefined) => void;
  /** Selects tables, or deselects them all where each is selected. */
  toggle: (streams: readonly SqlStream[]) => void;
  setSelected: (streams: readonly SqlStream[], isSelected: boolean) => void;
}

/** The behaviour of one mounted list of tables. */
export type StreamPickerController = Controller<StreamPickerState, StreamPickerActions, object>;

/** Creates a list of tables in which all are selected. */
export function createStreamPicker(): StreamPickerController {
  return defineController<StreamPickerState, StreamPickerActions, object>({
    initialState: {
      searchTerm: '',
      excluded: new Set(),
      toggled: new Set(),
      activeKey: undefined,
    },
    actions({ getState, setState }) {
      const setSelected: StreamPickerActions['setSelected'] = (streams, isSelected) => {
        const excluded = new Set(getState().excluded);
        for (const { key } of streams) {
          if (isSelected) excluded.delete(key);
          else excluded.add(key);
        }
        setState({ excluded });
      };
      return {
        setSelected,
        search: (searchTerm) => setState({ searchTerm }),
        moveTo: (activeKey) => setState({ activeKey }),
        toggleSchema(schema) {
          const toggled = new Set(getState().toggled);
          if (!toggled.delete(schema)) toggled.add(schema);
          setState({ toggled });
        },
        toggle: (streams) =>
          setSelected(
            streams,
            streams.some(({ key }) => getState().excluded.has(key)),
          ),
      };
    },
  });
}
