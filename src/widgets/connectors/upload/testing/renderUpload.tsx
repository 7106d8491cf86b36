import { render } from '@testing-library/react';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../../test/platformClient.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../../provider/index.ts';
import { DocumentUpload } from '../DocumentUpload.tsx';
import type { DocumentUploadProps } from '../declaration.ts';

export interface RenderUploadOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions;
  /** Changes the fresh platform before the widget mounts. */
  prepare?: (platform: MockPlatform) => void;
  props?: DocumentUploadProps;
}

/** The widget over a mock platform. */
export function renderUpload({
  platform: options,
  client,
  prepare,
  props,
}: RenderUploadOptions = {}) {
  const platform = createMockPlatform({ pace: 0, ...options });
  prepare?.(platform);
  const made = createPlatformClient(platform, { retry: { attempts: 0 }, ...client });
  const view = render(
    <BrainstemProvider client={made}>
      <DocumentUpload {...props} />
    </BrainstemProvider>,
  );
  return { platform, client: made, view };
}

/** A text file. */
export function textFile(name: string, content = `What ${name} says.`): File {
  return new File([content], name, { type: 'text/plain', lastModified: 1 });
}
