/** Returns the response with a body that errors after a number of bytes. */
export function cutBody(response: Response, afterBytes: number): Response {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  let left = afterBytes;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left === 0) {
        await reader.cancel();
        controller.error(new TypeError('terminated'));
        return;
      }
      const { done, value } = await reader.read();
      if (done) {
        controller.close();
        return;
      }
      const kept = value.subarray(0, left);
      left -= kept.length;
      controller.enqueue(kept);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}
