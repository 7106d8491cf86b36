import { declareWidget } from '../../controller/index.ts';
import type { WidgetProps } from '../../provider/index.ts';
import type { PlatformFormModel } from './core/index.ts';

/** Props of {@link PlatformForm}. */
export interface PlatformFormProps extends WidgetProps {
  /** The form's name in its address. */
  slug: string;
  /** The tenant whose form it is. */
  tenantId: string;
  /**
   * Reads the form from the platform's answer, whose shape isn't documented. Returns undefined for
   * what it can't read.
   *
   * @default reads an id and a list of named fields, and nothing else
   */
  readForm?: ((body: unknown) => PlatformFormModel | undefined) | undefined;
  /** Returns the body to send for the values by field name. @default the values themselves */
  writeSubmission?: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Names the region. @default the form's title */
  label?: string;
  /** Called when the form was sent, with the platform's answer. */
  onSubmitted?: (answer: unknown) => void;
}

/** The platform form, as hosts know it. */
export const platformForm = declareWidget<PlatformFormProps>()('platformForm', {
  events: { onSubmitted: ['answer'] },
  properties: {
    slug: 'string',
    tenantId: 'string',
    readForm: 'property',
    writeSubmission: 'property',
    label: 'string',
  },
  required: ['slug', 'tenantId'],
  keys: ['tenantId', 'slug'],
});
