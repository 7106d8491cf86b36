import { useMemo } from 'react';
import {
  createWidget,
  usePlatformActions,
  usePlatformQuery,
  useWords,
} from '../../../provider/index.ts';
import { connectionsQuery, createUploadDocument, documentsKey } from '../../../query/index.ts';
import { useLatest } from '../../../ui/index.ts';
import { documentsWords, type DocumentsWords } from '../../../words/index.ts';
import { useConnectorAccess } from '../surface/access.ts';
import { createUploads, type UploadsController } from '../core/upload/index.ts';
import { documentsIn } from '../core/upload/documentsIn.ts';
import { isUnderWay } from '../core/upload/processingStatus.ts';
import { documentUpload, type DocumentUploadProps } from './declaration.ts';

export const {
  Provider: UploadProvider,
  useActions,
  useSelect,
  useProps,
} = createWidget(documentUpload, useCreate);

export function useDocuments() {
  return usePlatformQuery((client) => connectionsQuery(client, documentsKey, isUnderWay));
}

function useCreate({
  atOnce,
  accept,
  maxFileSize,
  maxFiles,
}: DocumentUploadProps): () => UploadsController {
  const upload = usePlatformActions(createUploadDocument);
  const connections = useDocuments().data?.connections;
  const isUploaded = useMemo(() => {
    const known = new Set(connections?.flatMap(documentsIn).map(nameAndSize));
    return (file: Pick<File, 'name' | 'size'>): boolean => known.has(nameAndSize(file));
  }, [connections]);
  const rules = useLatest({ accept, maxFileSize, maxFiles, isUploaded });
  return () => createUploads({ upload, atOnce, rules: () => rules.current });
}

function nameAndSize({ name, size }: { name: string; size: number | undefined }): string {
  return `${name}\n${size}`;
}

export function useDocumentsWords(): DocumentsWords {
  return useWords('documents', documentsWords);
}

/** Returns the rights to upload documents, each of which is a connection. */
export function useUploadAccess() {
  return useConnectorAccess('documents');
}
