import { changePicture, picture, removePicture } from '@mindhero/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOfFile, type FileFault, fileFaultOf } from '../../entities/homework/file-faults.ts';
import { meQuery } from '../../entities/person/me.ts';
import { call } from '../../platform/client.ts';
import { toastFailure } from '../../platform/failures.ts';

/** Changing and removing the own picture, with how much of it has been sent (0 to 1) and what is wrong with it. */
export function usePicture() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(0);
  const [fault, setFault] = useState<FileFault | null>(null);

  function show({ avatar }: { readonly avatar: string }) {
    queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, avatar });
  }

  const send = useMutation({
    mutationFn: (file: File) => call(changePicture, { body: file, onProgress: setProgress }),
    onMutate: () => setProgress(0),
    onSuccess: show,
    onError: (error) => {
      const found = fileFaultOf(error);
      if (found === null) toastFailure('update', 'profile', error);
      else setFault(found);
    },
  });
  const remove = useMutation({
    mutationFn: () => call(removePicture),
    onSuccess: show,
    meta: { action: 'update', item: 'profile' },
  });

  function choose(file: File) {
    const found = faultOfFile(file, picture);
    setFault(found);
    if (found === null) send.mutate(file);
  }
  return { choose, isSending: send.isPending, progress, fault, remove };
}
