/** Chapter of the Autism Society whose address we have read: a list of resources of North Carolina names it. */
export const AUTISM_SOCIETY_NC = 'https://www.autismsociety-nc.org';

/** Center for Parent Information and Resources: lists the parent centers of each state (ed.gov names it). */
export const PARENT_CENTERS = 'https://www.parentcenterhub.org';
