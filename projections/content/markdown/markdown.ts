import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';

/** Parses Markdown with YAML front matter and task lists. */
export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [frontmatter(['yaml']), gfmTaskListItem()],
    mdastExtensions: [frontmatterFromMarkdown(['yaml']), gfmTaskListItemFromMarkdown()],
  });

/** Returns the first line of a node, counted from 1. */
export const lineOf = ({ position }: Pick<Nodes, 'position'>): number => position?.start.line ?? 1;
