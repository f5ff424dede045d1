import type { ChatEntry } from '@hearthway/domain/chat/chat.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { historyQuery } from './chat.queries.ts';

const NONE: readonly ChatEntry[] = [];

/** Server’s part of a conversation; empty for visitors and our staff. */
export const useHistory = (userId: string | null) => {
  const query = useInfiniteQuery({ ...historyQuery(userId ?? ''), enabled: userId !== null });
  const { data, isPending, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  const entries = useMemo(
    () => data?.pages.toReversed().flatMap((page) => page.entries) ?? NONE,
    [data],
  );
  return {
    /** The oldest first. */
    entries,
    isLoading: userId !== null && isPending,
    query,
    hasEarlier: hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
};

export type ChatHistory = ReturnType<typeof useHistory>;
