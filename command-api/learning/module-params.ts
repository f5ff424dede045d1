import { z } from 'zod';

export const moduleParamsSchema = z.object({ id: z.string().min(1).max(100) });
