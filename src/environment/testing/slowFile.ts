import { act } from '@testing-library/react';

/** Returns a file that is read only once `finish` is called, which waits until its text is used. */
export function slowFile(text: string, name: string) {
  const file = new File([text], name);
  const read = file.arrayBuffer.bind(file);
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  file.arrayBuffer = () => started.then(read);
  file.text = async () => new TextDecoder().decode(await file.arrayBuffer());
  const finish = () =>
    act(async () => {
      start();
      // The text is used in tasks after that of the file.
      await file.text();
      await new Promise((done) => requestAnimationFrame(done));
    });
  return { file, finish };
}
