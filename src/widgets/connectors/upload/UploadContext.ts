import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { BrainstemError } from '../../../client/errors/index.ts';
import { useWords } from '../../../provider/index.ts';
import { documentsWords, type DocumentsWords } from '../../../words/index.ts';
import type { UploadsController, UploadsState } from './createUploads.ts';

/** Carries an upload's controller to its parts. */
export const UploadContext = createContext<UploadsController | undefined>(undefined);

/** The controller of the upload around. */
export function useUploads(): UploadsController {
  const controller = useContext(UploadContext);
  if (controller !== undefined) return controller;
  throw new BrainstemError(
    'configuration',
    'a part of the upload was rendered outside <DocumentUpload>.',
  );
}

/** Reads the upload's state; draws again only when what was selected has changed. */
export function useUploadsState<T>(select: (state: UploadsState) => T): T {
  return useStore(useUploads().store, select);
}

/** The upload's words in the provider's language. */
export function useDocumentsWords(): DocumentsWords {
  return useWords('documents', documentsWords);
}
