import { createContext, useContext } from 'react';

/** Attributes that connect a control to the label, description and error of its field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/** Returns the attributes of the field around a control, unless it has a name of its own. */
export function useFieldControl(ownName: string | undefined): FieldControl | undefined {
  const control = useContext(FieldContext);
  return ownName === undefined ? control : undefined;
}
