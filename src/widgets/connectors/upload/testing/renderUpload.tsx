import {
  renderWidget,
  type RenderedWidget,
  type RenderWidgetOptions,
} from '../../../../../test/renderWidget.tsx';
import { DocumentUpload } from '../DocumentUpload.tsx';
import type { DocumentUploadProps } from '../declaration.ts';

export interface RenderUploadOptions extends RenderWidgetOptions {
  props?: DocumentUploadProps;
}

/** The widget over a mock platform. */
export function renderUpload({ props, ...page }: RenderUploadOptions = {}): RenderedWidget {
  return renderWidget(<DocumentUpload {...props} />, page);
}

/** A text file. */
export function textFile(name: string, content = `What ${name} says.`): File {
  return new File([content], name, { type: 'text/plain', lastModified: 1 });
}
