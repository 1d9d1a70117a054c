"""The campaign: twelve months, from September to August, and the sheet on which each is booked.

months   the twelve months as data, and what each makes of the options of a table
sheet    the Campaign Sheet: teams, uses, Support Points, results
booking  what the end of a game puts on it, and who becomes professor
course   draft, Scholar of the month, agreement: everything between two games
"""
