import { createDataStream, jsonSchema, simulateReadableStream, streamText, tool } from 'ai';
import { MockLanguageModelV1 } from 'ai/test';
import { AssistantStream, createAssistantStream, DataStreamEncoder } from 'assistant-stream';

/** A stream that another library encoded. */
export interface ForeignStream {
  name: string;
  bytes: Uint8Array;
}

/** A part of a model's step, as the `ai` package takes it from its providers. */
type ModelPart =
  Awaited<ReturnType<MockLanguageModelV1['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never;

const usage = { promptTokens: 3, completionTokens: 10 };
const stop: ModelPart = { type: 'finish', finishReason: 'stop', usage };
const text = (textDelta: string): ModelPart => ({ type: 'text-delta', textDelta });

/** Streams of `ai@4`: what its `streamText` and its `createDataStream` put on the wire. */
async function streamsOfAi(): Promise<ForeignStream[]> {
  return [
    {
      name: 'ai: words',
      bytes: await answer([[text('Grüße, '), text('数'), text('🚢\n"\\'), stop]]),
    },
    {
      name: 'ai: reasoning, sources and a file',
      bytes: await answer([
        [
          { type: 'reasoning', textDelta: 'Two ' },
          { type: 'reasoning', textDelta: 'ports.' },
          { type: 'reasoning-signature', signature: 'sig' },
          { type: 'redacted-reasoning', data: 'hidden' },
          text('Über '),
          {
            type: 'source',
            source: { sourceType: 'url', id: 's1', url: 'https://a.example/ä', title: 'Pörts' },
          },
          { type: 'file', mimeType: 'image/png', data: 'iVBORw0KGgo=' },
          text('See.'),
          stop,
        ],
      ]),
    },
    {
      name: 'ai: a streamed tool call, its result, and a second step',
      bytes: await answer([
        [
          text('Let me look. '),
          ...['{"quer', 'y":"öl ', '数"}'].map((argsTextDelta): ModelPart => ({
            type: 'tool-call-delta',
            toolCallType: 'function',
            toolCallId: 'c1',
            toolName: 'search',
            argsTextDelta,
          })),
          {
            type: 'tool-call',
            toolCallType: 'function',
            toolCallId: 'c1',
            toolName: 'search',
            args: '{"query":"öl 数"}',
          },
          { type: 'finish', finishReason: 'tool-calls', usage },
        ],
        [text('One found.'), stop],
      ]),
    },
    {
      name: 'ai: a tool that throws',
      bytes: await answer([
        [
          {
            type: 'tool-call',
            toolCallType: 'function',
            toolCallId: 'c2',
            toolName: 'fail',
            args: '{}',
          },
          { type: 'finish', finishReason: 'tool-calls', usage },
        ],
      ]),
    },
    {
      name: 'ai: an error in the middle',
      bytes: await answer([[text('Half'), { type: 'error', error: new Error('away') }]]),
    },
    ...(await Promise.all(
      (['length', 'content-filter', 'other', 'error', 'unknown'] as const).map(
        async (finishReason) => ({
          name: `ai: the finish reason ${finishReason}`,
          bytes: await answer([[text('Half'), { type: 'finish', finishReason, usage }]]),
        }),
      ),
    )),
    {
      name: 'ai: data, annotations and sources of the host',
      bytes: await bytesOf(
        createDataStream({
          execute: (writer) => {
            writer.writeData({ stage: 1 });
            writer.write('0:"a"\n');
            writer.writeMessageAnnotation({ score: 0.5 });
            writer.writeSource({ sourceType: 'url', id: 's', url: 'https://b.example' });
            writer.write('d:{"finishReason":"stop"}\n');
          },
        }).pipeThrough(new TextEncoderStream()),
      ),
    },
  ];
}

/** Returns the stream that `streamText` sends for a model's parts, step by step. */
function answer(steps: ModelPart[][]): Promise<Uint8Array> {
  const left = [...steps];
  const model = new MockLanguageModelV1({
    doStream: () =>
      Promise.resolve({
        stream: simulateReadableStream({
          chunks: left.shift() ?? [stop],
          initialDelayInMs: null,
          chunkDelayInMs: null,
        }),
        rawCall: { rawPrompt: null, rawSettings: {} },
      }),
  });
  const result = streamText({
    model,
    prompt: 'x',
    maxSteps: steps.length,
    toolCallStreaming: true,
    onError: () => undefined,
    tools: {
      search: tool({
        parameters: jsonSchema<{ query: string }>({ type: 'object' }),
        execute: ({ query }) => Promise.resolve({ matches: [query, 'ä'] }),
      }),
      fail: tool({
        parameters: jsonSchema({ type: 'object' }),
        execute: () => Promise.reject(new Error('no')),
      }),
    },
  });
  return bytesOf(
    result.toDataStream({
      sendReasoning: true,
      sendSources: true,
      getErrorMessage: () => 'The model is away.',
    }),
  );
}

/** Streams of `assistant-stream`, the encoder of assistant-ui. */
async function streamsOfAssistantStream(): Promise<ForeignStream[]> {
  const encode = (write: Parameters<typeof createAssistantStream>[0]): Promise<Uint8Array> =>
    bytesOf(AssistantStream.toByteStream(createAssistantStream(write), new DataStreamEncoder()));
  return [
    {
      name: 'assistant-stream: words and reasoning',
      bytes: await encode((controller) => {
        controller.appendReasoning('Hm 数. ');
        controller.appendText('Grüße ');
        controller.appendText('🚢');
      }),
    },
    {
      name: 'assistant-stream: a tool call with a result and a source',
      bytes: await encode((controller) => {
        const call = controller.addToolCallPart({ toolCallId: 'c1', toolName: 'find' });
        call.argsText.append('{"q":');
        call.argsText.append('"öl"}');
        call.argsText.close();
        call.setResponse({ result: ['ä'] });
        call.close();
        controller.appendSource({
          type: 'source',
          sourceType: 'url',
          id: 's',
          url: 'https://c.example/',
          title: 'Ports',
        });
        controller.appendText('Done.');
      }),
    },
    {
      name: 'assistant-stream: a tool call that failed',
      bytes: await encode((controller) => {
        const call = controller.addToolCallPart({ toolCallId: 'c2', toolName: 'find', args: {} });
        call.setResponse({ result: 'No access', isError: true });
        call.close();
      }),
    },
    {
      name: 'assistant-stream: two calls side by side, then an error',
      bytes: await encode((controller) => {
        const one = controller.addToolCallPart({ toolCallId: 'p1', toolName: 'a' });
        const other = controller.addToolCallPart({ toolCallId: 'p2', toolName: 'b' });
        other.argsText.append('{"n":2}');
        one.argsText.append('{"n":1}');
        other.argsText.close();
        one.argsText.close();
        one.close();
        other.close();
        controller.enqueue({ path: [], type: 'error', error: 'The model is away.' });
      }),
    },
  ];
}

/** Every stream of the other libraries. */
export async function encodeForeignStreams(): Promise<ForeignStream[]> {
  return [...(await streamsOfAi()), ...(await streamsOfAssistantStream())];
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
