import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createClient, createStreamingUpload } from '../../../src/client/index.ts';
import { BrainstemProvider } from '../../../src/provider/index.ts';
import { registry } from '../../../src/widgets/registry.ts';
import { widgetNames } from '../../../src/widgets/widgetNames.ts';
import { shortenWaits } from '../../shortenWaits.ts';
import { appUrl, baseUrl, createForeignPlatform } from './createForeignPlatform.ts';
import { realHands, simulatedHands } from './hands.ts';
import { jobs } from './jobs.ts';
import { temperaments } from './temperaments.ts';

describe.each(temperaments)('a platform that is $name', (temperament) => {
  test.each(widgetNames)('lets %s do its main job', async (name) => {
    onTestFinished(shortenWaits());
    const platform = createForeignPlatform(temperament);
    const client = createClient({
      baseUrl,
      appUrl,
      getToken: platform.getToken,
      fetch: platform.fetch,
      upload: createStreamingUpload(platform.fetch),
    });
    const { props, work } = jobs[name];
    const { Widget } = await registry[name].loadWidget();
    render(
      <BrainstemProvider client={client}>
        <div style={{ inlineSize: 1100, blockSize: 760 }}>
          {createElement<object>(Widget, props?.(platform) ?? {})}
        </div>
      </BrainstemProvider>,
    );
    // Once with the browser's own input: how a platform answers doesn’t depend on it.
    await work(platform, temperament.name === 'minimal' ? realHands : simulatedHands);
    expect(document.body).not.toHaveTextContent(
      /Someone else|couldn’t be saved|can’t be shown|Couldn’t show/,
    );
    expect(platform.requests.filter((request) => /^4(?!29|04)/.test(request))).toEqual([]);
  });
});
