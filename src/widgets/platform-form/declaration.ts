import { declareWidget } from '../../controller/index.ts';
import type { WidgetProps } from '../../provider/index.ts';
import type { PlatformFormModel } from './core/index.ts';

/** Props of {@link PlatformForm}. */
export interface PlatformFormProps extends WidgetProps {
  /** The form's slug in its URL. */
  slug: string;
  /** The tenant that owns the form. */
  tenantId: string;
  /**
   * Parses the form from the platform's response, whose shape isn't documented. Returns undefined
   * if it can't.
   *
   * @default finds an id with a list or a JSON Schema of fields, without those it can't show
   */
  readForm?: ((body: unknown) => PlatformFormModel | undefined) | undefined;
  /** Returns the request body for the values by field name. @default the values themselves */
  writeSubmission?: (values: Readonly<Record<string, unknown>>) => unknown;
  /** The label of the region. @default the form's title */
  label?: string;
  /** Called with the platform's response after sending. */
  onSubmitted?: (answer: unknown) => void;
}

/** The declaration of {@link PlatformForm}. */
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
