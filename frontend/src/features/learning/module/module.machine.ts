import { and, assign, not } from 'xstate';
import { moduleSetup, taskOf } from './module-setup.ts';
import {
  answered,
  explained,
  finishedElsewhere,
  opened,
  retaken,
  reviewed,
  saved,
  started,
  stepOf,
  timed,
  unexplainedOf,
  withNews,
} from './module-state.ts';

/**
 * A module as a person reads it: section by section, then the questions, then the result. Beside
 * that, everything is sent to the account; what cannot be sent is kept and tried again.
 */
export const moduleMachine = moduleSetup.createMachine({
  id: 'module',
  context: ({ input }) => started(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isComplete', target: 'open' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: {
          target: 'open',
          actions: assign(({ context, event }) => opened(context, event.output)),
        },
        onError: {
          target: 'notLoaded',
          actions: { type: 'noteError', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    notLoaded: { on: { retry: 'loading', online: 'loading' } },
    open: {
      type: 'parallel',
      states: {
        page: {
          initial: 'reading',
          states: {
            reading: {
              initial: 'choosing',
              on: {
                previous: {
                  guard: ({ context }) => stepOf(context) > 0,
                  target: '.choosing',
                  actions: { type: 'moveBy', params: -1 },
                },
                go: {
                  target: '.choosing',
                  actions: { type: 'moveTo', params: ({ event }) => event.section },
                },
                progress: [
                  {
                    guard: ({ context: { place }, event: { news } }) =>
                      news.known.attempt > place.attempt,
                    target: '#module.loading',
                  },
                  {
                    guard: ({ context: { place }, event: { news } }) =>
                      news.known.attempt === place.attempt && !news.known.isOpen,
                    target: 'scoring',
                    actions: assign(({ context, event }) => finishedElsewhere(context, event.news)),
                  },
                  { actions: assign(({ context, event }) => withNews(context, event.news)) },
                ],
              },
              states: {
                choosing: {
                  always: [
                    { guard: 'isFinished', target: '#module.open.page.scoring' },
                    { guard: 'isAtQuestions', target: 'quiz' },
                    { target: 'section' },
                  ],
                },
                section: {
                  entry: { type: 'keep', params: ({ context }) => timed(context) },
                  on: {
                    next: [
                      { guard: 'isLast', target: '#module.open.page.scoring', actions: 'finish' },
                      { target: 'choosing', actions: { type: 'moveBy', params: 1 } },
                    ],
                  },
                },
                quiz: {
                  initial: 'asking',
                  on: {
                    'choose-mode': {
                      actions: assign({ isExplained: ({ event }) => event.isExplained }),
                    },
                  },
                  states: {
                    asking: {
                      entry: { type: 'keep', params: ({ context }) => timed(context) },
                      always: {
                        guard: 'isToExplain',
                        target: 'explaining',
                        actions: assign({
                          checkedId: ({ context }) => unexplainedOf(context) ?? '',
                        }),
                      },
                      on: {
                        answer: {
                          target: 'asking',
                          reenter: true,
                          actions: assign(({ context, event }) => answered(context, event)),
                        },
                        next: {
                          guard: 'isAnswered',
                          target: '#module.open.page.scoring',
                          actions: 'finish',
                        },
                      },
                    },
                    explaining: {
                      tags: 'busy',
                      invoke: {
                        src: 'explain',
                        input: ({ context }) => ({
                          ...taskOf(context),
                          questionId: context.checkedId,
                        }),
                        onDone: {
                          target: 'asking',
                          actions: assign(({ context, event }) => explained(context, event.output)),
                        },
                        onError: [
                          {
                            guard: {
                              type: 'isTransient',
                              params: ({ event: { error } }) => ({ error }),
                            },
                            target: 'unexplained',
                          },
                          {
                            target: '#module.open.page.refused',
                            actions: {
                              type: 'noteError',
                              params: ({ event: { error } }) => ({ error }),
                            },
                          },
                        ],
                      },
                    },
                    unexplained: {
                      tags: 'offline',
                      after: { retry: 'explaining' },
                      on: { online: 'explaining', retry: 'explaining' },
                    },
                  },
                },
              },
            },
            scoring: {
              tags: 'busy',
              entry: { type: 'keep', params: ({ context }) => timed(context) },
              invoke: {
                src: 'score',
                input: ({ context }) => taskOf(context),
                onDone: [
                  {
                    guard: ({ event }) => event.output.isPassed,
                    target: 'result.passed',
                    actions: assign({ result: ({ event }) => event.output }),
                  },
                  {
                    target: 'result.failed',
                    actions: assign({ result: ({ event }) => event.output }),
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isTransient', params: ({ event: { error } }) => ({ error }) },
                    target: 'offline',
                  },
                  {
                    target: 'refused',
                    actions: { type: 'noteError', params: ({ event: { error } }) => ({ error }) },
                  },
                ],
              },
            },
            offline: {
              tags: 'offline',
              after: { retry: 'scoring' },
              on: { online: 'scoring', retry: 'scoring' },
            },
            result: {
              initial: 'failed',
              entry: { type: 'forget', params: ({ context }) => context.place },
              on: {
                retake: {
                  target: 'reading',
                  actions: assign(({ context }) => retaken(context)),
                },
                go: {
                  target: 'reading',
                  actions: [
                    assign(({ context }) => reviewed(context)),
                    { type: 'moveTo', params: ({ event }) => event.section },
                  ],
                },
              },
              states: { passed: {}, failed: {} },
            },
            refused: {
              tags: 'refused',
              entry: 'countRefusal',
              always: { guard: 'mayReadAgain', target: '#module.loading' },
              on: { retry: '#module.loading' },
            },
          },
        },
        account: {
          initial: 'saved',
          states: {
            saved: {
              always: { guard: and(['isUnsent', not('isExplaining')]), target: 'saving' },
            },
            saving: {
              invoke: {
                src: 'save',
                input: ({ context }) => taskOf(context),
                onDone: {
                  target: 'saved',
                  actions: assign(({ context, event }) => saved(context, event.output)),
                },
                onError: [
                  {
                    guard: { type: 'isTransient', params: ({ event: { error } }) => ({ error }) },
                    target: 'offline',
                  },
                  {
                    target: 'refused',
                    actions: { type: 'noteError', params: ({ event: { error } }) => ({ error }) },
                  },
                ],
              },
            },
            offline: {
              tags: 'offline',
              after: { retry: 'saving' },
              on: { online: 'saving', retry: 'saving' },
            },
            refused: {
              tags: 'refused',
              entry: 'countRefusal',
              always: { guard: 'mayReadAgain', target: '#module.loading' },
              on: { retry: '#module.loading' },
            },
          },
        },
      },
    },
  },
});
