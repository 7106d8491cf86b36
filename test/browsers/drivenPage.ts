/** A key that tests press. */
export type DrivenKey = 'Tab' | 'Enter' | 'Escape' | 'End';

/** A page of a real browser, whatever drives it. */
export interface DrivenPage {
  goto: (url: string) => Promise<void>;
  /** Answers what an expression is in the page, as JSON can say it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses a key as a user would. @param withShift - True to hold Shift. */
  press: (key: DrivenKey, withShift?: boolean) => Promise<void>;
  /** Types a text of plain letters and spaces into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses the pointer, in CSS pixels from the window's corner. */
  click: (x: number, y: number) => Promise<void>;
  close: () => Promise<void>;
}
